import type { Routes } from '../shell/room.ts'

export const calculatorsRoutes: Routes = () => {}
