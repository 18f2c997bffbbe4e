import { readMessages } from './text.ts'

const keys = new Set(readMessages(new URL('../../views/', import.meta.url), 'en').keys())

/** Tells whether there is a message of that key; both languages have the same ones. */
export const hasText = (key: string): boolean => keys.has(key)
