import { fileURLToPath } from 'node:url'
import { z } from 'zod'

// An empty variable is a variable not set: compose files write both.
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const Environment = z.object({
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_FOLDER: optional(z.string()),
  SESSION_SECRET: optional(z.string().min(32)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.email()),
  /** The subnet of the proxy in front, e.g. 10.0.0.0/8; never a hop count. */
  TRUST_PROXY: optional(z.string()),
  /** 1: load the demonstration; 0: do not. Not set: on the embedded database alone. */
  SUKANI_DEMO: optional(z.enum(['0', '1'])),
})

export type Config = {
  databaseUrl: string | undefined
  port: number
  host: string
  publicUrl: string
  dataFolder: string
  sessionSecret: string | undefined
  mail: { smtpUrl: string | undefined; from: string }
  trustProxy: string | false
  demonstration: boolean
}

const ownDataFolder = fileURLToPath(new URL('../data', import.meta.url))

export class BadConfiguration extends Error {}

/**
 * The environment, read once. Throws BadConfiguration with the names of the bad variables and never their
 * values. What is secret has no default here; the embedded database keeps a generated secret beside its data.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const read = Environment.safeParse(env)
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => issue.path.join('.')))]
    throw new BadConfiguration(`These environment variables are not right: ${names.join(', ')}`)
  }
  const { data } = read
  if (data.DATABASE_URL && !data.SESSION_SECRET) {
    throw new BadConfiguration('With DATABASE_URL, SESSION_SECRET (32 characters or more) is needed')
  }
  return configOf(data)
}

function configOf(data: z.output<typeof Environment>): Config {
  const { PORT: port = 3000, PUBLIC_URL: publicUrl = `http://localhost:${port}` } = data
  const {
    HOST: host = '127.0.0.1',
    DATA_FOLDER: dataFolder = ownDataFolder,
    TRUST_PROXY: trustProxy = false,
  } = data
  return {
    databaseUrl: data.DATABASE_URL,
    port,
    host,
    publicUrl: publicUrl.replace(/\/$/, ''),
    dataFolder,
    sessionSecret: data.SESSION_SECRET,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? 'sukani@localhost.localdomain' },
    trustProxy,
    demonstration: data.SUKANI_DEMO === undefined ? !data.DATABASE_URL : data.SUKANI_DEMO === '1',
  }
}
