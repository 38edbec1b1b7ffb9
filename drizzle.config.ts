import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema:
    './server/db/schema/{identity,checkouts,orders,ledger,payments,prices,mails,events,order-people,service-requests,site,stays}.ts',
  out: './server/db/migrations',
})
