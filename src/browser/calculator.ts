// Wakes a form that can be answered on this device: with the first change the rules come (60 kB), once. Without them
// the form stays what it is.
type Start = (form: HTMLFormElement, messages: unknown) => void
type Live = { start: Start }
type Words = { words: unknown }

const isLive = (module: unknown): module is Live =>
  typeof module === 'object' && module !== null && 'start' in module && typeof module.start === 'function'
const isWords = (module: unknown): module is Words =>
  typeof module === 'object' && module !== null && 'words' in module

/** Who asks the browser to save data is not sent what they can do without. */
const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/** On a line that breaks, the next change tries again. */
function wake(form: HTMLFormElement): void {
  const { rules, words } = form.dataset
  if (rules === undefined || words === undefined) return
  const load = async (): Promise<void> => {
    try {
      const loaded: unknown[] = await Promise.all([import(rules), import(words)])
      const [live, said] = loaded
      if (isLive(live) && isWords(said)) live.start(form, said.words)
    } catch {
      form.addEventListener('input', () => void load(), { once: true })
    }
  }
  form.addEventListener('input', () => void load(), { once: true })
}

const form = document.querySelector<HTMLFormElement>('form[data-live]')
if (form !== null && !savesData()) wake(form)
