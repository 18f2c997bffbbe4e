// Owns documents: the photographs and scans that people bring, the PDFs that we print, and their bytes on disk.
import type { RoomRoutes } from '../shell/room.ts'
import { personRoutes } from './documents.routes.ts'

export { documentInfo } from './document-info.ts'
export { sendDocument } from './documents.routes.ts'
export { readDocument } from './read-document.ts'
export { documentRefusals, storeDocument } from './store-document.ts'
export { storeMade } from './store-made.ts'
export { sweepFiles } from './sweep-files.ts'

export const documentsRoutes: RoomRoutes = { person: personRoutes }
