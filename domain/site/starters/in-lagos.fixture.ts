import { defaultRegional } from '../../defaults.ts'

/** Where the agencies of tests are. */
export const inLagos = { ...defaultRegional, home: { country: 'Nigeria', city: 'Lagos', code: 'LOS' } }
