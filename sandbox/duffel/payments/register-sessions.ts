import { z } from 'zod'
import type { Api, Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { fieldProblem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { chosenService } from '../orders/order-input.ts'

const LIFE_MS = 30 * 60_000

export interface PaymentSession {
  id: string
  /** The offer, order or order change that it pays for. */
  resource_id: string
  card_id: string
  live_mode: false
  status: 'ready_for_payment'
  client_id: string
  expires_at: string
}

const sessionInput = z.object({
  resource_id: z.string().min(1),
  card_id: z.string().regex(/^(tcd|icd)_/, 'is not a card'),
  services: z.array(chosenService).nullish(),
  exception: z.string().nullish(),
})

function createSession({ deps, records, body }: Call) {
  const { resource_id, card_id } = parseData(sessionInput, body)
  const session: PaymentSession = {
    id: makeId('3ds'),
    resource_id,
    card_id,
    live_mode: false,
    status: 'ready_for_payment',
    client_id: makeId('tdc'),
    expires_at: new Date(deps.now().getTime() + LIFE_MS).toISOString(),
  }
  records.sessions.put(session.id, session)
  return { status: 201, data: session }
}

/** A session named by a card payment must be for `resourceId` and valid; a payment may omit it. */
export function checkSession(
  { deps, records }: Pick<Call, 'deps' | 'records'>,
  id: string | null | undefined,
  { resourceId, path }: { resourceId: string; path: (string | number)[] },
): void {
  if (!id) return
  const session = records.sessions.get(id)
  const usable = session?.resource_id === resourceId && Date.parse(session.expires_at) > deps.now().getTime()
  if (!usable)
    throw fieldProblem('validation_inclusion', path, 'This is no 3-D Secure session for what is paid, or it has expired')
}

/** 3-D Secure sessions, which are always ready at once because there is no cardholder to challenge. */
export function registerSessions({ add }: Api): void {
  add('POST', '/payments/three_d_secure_sessions', createSession)
}
