import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/{identity,orders,money}.ts',
  out: './server/db/migrations',
})
