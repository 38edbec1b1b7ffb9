import { seedAgencies } from '../seed-agencies.ts'

await seedAgencies(process.argv[2] ?? '')
