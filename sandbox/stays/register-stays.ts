import type { FastifyInstance } from 'fastify'
import type { SandboxDeps } from '../deps.ts'
import type { Api } from '../duffel/http/add-route.ts'
import type { OpenRecords } from '../duffel/open-records.ts'
import { openAlarms } from '../frame/set-alarms.ts'
import { supplierOf } from '../inventory/stays/catalogue/suppliers.ts'
import { registerAccommodation } from './accommodation/register-accommodation.ts'
import { answerRequest, THINKS_MS } from './bookings/answer-request.ts'
import type { AskProperty } from './bookings/create-booking.ts'
import { registerBookings } from './bookings/register-bookings.ts'
import { registerQuotes } from './quotes/create-quote.ts'
import { registerNegotiatedRates } from './reference/register-negotiated-rates.ts'
import { registerStayReference } from './reference/register-stay-reference.ts'
import { registerSearch } from './search/register-search.ts'

/** Schedules properties' responses to requests, also after a restart. */
export function openAsking(app: FastifyInstance, deps: SandboxDeps, openRecords: OpenRecords, name: string): AskProperty {
  const alarms = openAlarms(deps.store, `stays.${name}`, {
    answer(subject) {
      const [accountId = '', bookingId = ''] = subject.split('|')
      const { account } = supplierOf({ id: accountId })
      answerRequest({ deps, records: openRecords(accountId), account }, bookingId)
    },
  })
  app.addHook('onClose', async () => alarms.stop())
  return ({ account }, { id }) => alarms.set('answer', `${account.id}|${id}`, THINKS_MS)
}

/** Every resource of the stays API. */
export function registerStays(api: Api, askProperty: AskProperty): void {
  registerSearch(api)
  registerQuotes(api)
  registerBookings(askProperty)(api)
  registerAccommodation(api)
  registerStayReference(api)
  registerNegotiatedRates(api)
}
