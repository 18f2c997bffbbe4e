/** A mobile number or an e-mail address as typed, in the one form we keep. */
export type Contact = { mobile: string } | { email: string }

const mobile = /^(?:\+?91|0)?([6-9]\d{9})$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** +91XXXXXXXXXX or a lower-case e-mail address; undefined when it is neither. Indian mobile numbers begin with 6 to 9. */
export function readContact(typed: string): Contact | undefined {
  const number = mobile.exec(typed.replace(/[\s()-]/g, ''))
  if (number) return { mobile: `+91${number[1] ?? ''}` }
  const address = typed.trim().toLowerCase()
  return email.test(address) && address.length <= 200 ? { email: address } : undefined
}

/** The contact as one text, for rate limits and look-ups. */
export const contactText = (contact: Contact): string =>
  'mobile' in contact ? contact.mobile : contact.email
