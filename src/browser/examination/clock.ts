// The clock shows the server's deadline, counted on this device from the seconds that the server said were left.

let zeroAt = 0
let isOver = false
let onZero: () => void = () => undefined
const spoken = new Set<number>()
const thresholds = [10, 5, 1]

/** Set anew whenever the server says how much is left: credited minutes move it. */
export function setSecondsLeft(seconds: number): void {
  zeroAt = performance.now() + seconds * 1000
}
export const whenOver = (act: () => void): void => {
  onZero = act
}

/** Starts the clock at the head of the page, if there is one. */
export function startClock(): void {
  const clock = document.getElementById('exam-clock')
  const figures = clock?.querySelector('[data-clock-time]')
  if (!clock || !figures) return
  setSecondsLeft(Number(clock.dataset['secondsLeft']))
  const left = secondsLeft()
  for (const minutes of thresholds) if (left <= minutes * 60) spoken.add(minutes)
  const tick = (): void => {
    const seconds = secondsLeft()
    figures.textContent = timeText(seconds)
    clock.classList.toggle('app-clock--late', seconds <= 300)
    announce(seconds)
    if (seconds === 0 && !isOver) onZero()
    isOver = seconds === 0
  }
  tick()
  window.setInterval(tick, 500)
  startHiding(clock)
}

const secondsLeft = (): number => Math.max(0, Math.ceil((zeroAt - performance.now()) / 1000))

const two = (value: number): string => String(value).padStart(2, '0')
const timeText = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`

/** A screen reader hears ten, five and one minutes, and not each second. */
function announce(seconds: number): void {
  const due = thresholds.find((minutes) => seconds <= minutes * 60 && seconds > 0 && !spoken.has(minutes))
  const region = document.getElementById('exam-announcements')
  if (due === undefined || !region) return
  spoken.add(due)
  region.textContent = (region.dataset['words'] ?? '').replace('%{count}', String(due))
}

function startHiding(clock: HTMLElement): void {
  const button = clock.querySelector<HTMLButtonElement>('[data-clock-hide]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const hidden = clock.classList.toggle('app-clock--hidden')
    button.textContent = button.dataset[hidden ? 'wordsShow' : 'wordsHide'] ?? ''
  })
}
