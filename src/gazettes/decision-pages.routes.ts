import type { Routes } from '../shell/room.ts'

export const decisionPagesRoutes: Routes = () => {}
