import type { RegisterVendor } from '../deps.ts'
import { accountOfToken } from '../inventory/accounts.ts'
import { openAsking, registerStays } from '../stays/register-stays.ts'
import { registerCancellations } from './cancellations/register-cancellations.ts'
import { registerAirlineChanges } from './changes/register-airline-changes.ts'
import { registerOrderChanges } from './changes/register-order-changes.ts'
import { registerCredits } from './credits/register-credits.ts'
import { openApi } from './http/add-route.ts'
import { checkRequests } from './http/check-request.ts'
import { receiveJson } from './http/receive-json.ts'
import { registerOffers } from './offers/register-offers.ts'
import { openRecords } from './open-records.ts'
import { openTimers } from './open-timers.ts'
import { registerOrders } from './orders/register-orders.ts'
import { resumePending } from './orders/settle-pending.ts'
import { registerIntents } from './payments/register-intents.ts'
import { registerPayments } from './payments/register-payments.ts'
import { registerSessions } from './payments/register-sessions.ts'
import { registerReference } from './reference/register-reference.ts'
import { registerBatches } from './search/register-batches.ts'
import { registerOfferRequests } from './search/register-offer-requests.ts'
import { registerPartialRequests } from './search/register-partial-requests.ts'
import { registerWebhooks } from './webhooks/manage-webhooks.ts'

/** Every resource of the air API. */
const resources = [
  registerOfferRequests,
  registerBatches,
  registerPartialRequests,
  registerOffers,
  registerOrders,
  registerAirlineChanges,
  registerOrderChanges,
  registerPayments,
  registerSessions,
  registerIntents,
  registerCancellations,
  registerCredits,
  registerReference,
  registerWebhooks,
]

/** The Duffel API (v1, v2) for flights and stays, under `/duffel`, over the synthetic inventory. */
export const registerDuffel: RegisterVendor = async (app, deps) => {
  const records = openRecords(deps.store, 'duffel')
  const timers = openTimers()
  app.addHook('onClose', async () => timers.stop())
  const askProperty = openAsking(app, deps, records, 'duffel')
  await app.register(
    async (scope) => {
      receiveJson(scope)
      checkRequests(scope, deps.now, (token) => accountOfToken(token) !== undefined)
      const api = openApi({ app: scope, deps, openRecords: records, timers, accountOf: accountOfToken })
      for (const register of resources) register(api)
      registerStays(api, askProperty)
    },
    { prefix: '/duffel' },
  )
  resumePending(deps, records, timers)
}
