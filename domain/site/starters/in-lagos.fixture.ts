import { defaultRegional } from '../../defaults.ts'

/** The location of the agencies in tests. */
export const inLagos = { ...defaultRegional, home: { country: 'Nigeria', city: 'Lagos', code: 'LOS' } }
