// Prints a shape as JSON Schema, for those who ask over HTTP what a decision reads.
import { mostEntries } from './fits.ts'
import type { Shape } from './schema.ts'

export type JsonSchema = { readonly [key: string]: JsonSchema | readonly JsonSchema[] | JsonValue }

type JsonValue = string | number | boolean | readonly string[]

export function jsonSchema(shape: Shape): JsonSchema {
  if (shape.kind === 'list') return { type: 'array', maxItems: mostEntries, items: jsonSchema(shape.each) }
  if (shape.kind === 'nullable') return { anyOf: [jsonSchema(shape.of), { type: 'null' }] }
  if (shape.kind === 'record') return recordSchema(shape)
  return leafSchema(shape)
}

type Leaf = Exclude<Shape, { kind: 'list' | 'nullable' | 'record' }>

function leafSchema(shape: Leaf): JsonSchema {
  switch (shape.kind) {
    case 'boolean':
      return { type: 'boolean' }
    case 'day':
      return { type: 'string', format: 'date' }
    case 'choice':
      return { type: 'string', enum: shape.among }
    case 'text':
      return { type: 'string', pattern: shape.pattern }
    case 'number':
      return {
        type: shape.whole ? 'integer' : 'number',
        minimum: shape.least,
        maximum: shape.most,
      }
  }
}

function recordSchema(shape: Extract<Shape, { kind: 'record' }>): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const [key, value] of Object.entries(shape.keys)) properties[key] = jsonSchema(value)
  const agreed = shape.checks.map(({ at, expected }) => `${at}: ${expected}`)
  return {
    type: 'object',
    additionalProperties: false,
    required: shape.required,
    properties,
    ...(agreed.length > 0 ? { description: agreed.join('; ') } : {}),
  }
}
