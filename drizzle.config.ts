import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/{identity,orders,money,site}.ts',
  out: './server/db/migrations',
})
