// The words of the page on this device: the messages of one language, as the server's templates have them.

/** The messages of a language by their keys; their arguments are simple (`{name}`), which the build sees to. */
export type Messages = Readonly<Record<string, string>>
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** A key that is missing throws, as on the server: the plain form then stays. */
export const sayIn =
  (messages: Messages): Say =>
  (key, values = {}) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`No text "${key}"`)
    return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
