/** Two laws differ in their fingerprint as soon as any rule, figure or word of them differs (FNV-1a, 64 bits). */
export function fingerprint(data: unknown): string {
  let hash = 0xcbf29ce484222325n
  for (const unit of JSON.stringify(data)) {
    hash = ((hash ^ BigInt(unit.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn
  }
  return hash.toString(16).padStart(16, '0')
}
