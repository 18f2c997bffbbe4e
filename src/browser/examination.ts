// The examination's screen: each change is saved at once, the badge says only what the server said, and what
// could not be sent waits on this device and is sent in order. Without it every button still works.
import { startClock } from './examination/clock.ts'
import { startQuestions } from './examination/questions.ts'
import { startSummary } from './examination/summary.ts'

startClock()
startQuestions()
startSummary()
