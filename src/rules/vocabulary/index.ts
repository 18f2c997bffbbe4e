export * from './grades.ts'
export * from './courses.ts'
export * from './service.ts'
