export * from './identity.ts'
export * from './money.ts'
export * from './orders.ts'
export * from './site.ts'
