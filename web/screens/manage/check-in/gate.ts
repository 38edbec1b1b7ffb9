import type { CheckIn } from '#contract/tour-running/tour-departures.ts'
import { afterRun } from '#domain/authored-tours/gate/set-aside.ts'
import { knownOf, type StoredDeparture, type WaitingCheckIn, withArrived } from '#domain/authored-tours/gate/stored-list.ts'
import { readVoucher, voucherCode } from '#domain/authored-tours/gate/voucher-code.ts'
import { type GateOf, readList, sendCheckIn } from './gate-calls.ts'
import { addWaiting, openStored, removeWaiting, type Stored, storedLists, waitingOf } from './gate-store.ts'
import { reasonOf } from './gate-words.ts'
import { isConnected } from './network.ts'

/** The gate of one member on one day. */
export interface Gate extends Pick<Stored, 'day' | 'userId' | 'agencyId'> {
  of: GateOf
}

/** What became of a code: `waits` is counted on this device and is sent later, `not-listed` is not counted. */
export type Checked = Omit<CheckIn, 'outcome'> & { outcome: CheckIn['outcome'] | 'waits' | 'not-listed' | 'signed-out' }

const nothing = { name: null, category: null, title: null, day: null, time: null, at: null, by: null }

const change = (gate: Gate, by: (stored: Stored) => Partial<Stored>): void => {
  const stored = openStored(gate)
  storedLists.write({ ...stored, ...by(stored) })
}

/** Marks who was counted, here or elsewhere. */
function mark(gate: Gate, code: string, { outcome, at }: CheckIn): void {
  if (at && (outcome === 'arrived' || outcome === 'already'))
    change(gate, ({ departures }) => ({ departures: withArrived(departures, code, at) }))
}

/**
 * Counts a voucher. It is stored before it is sent, so that it is never lost. One that this device has counted is refused at once; without the network one
 * that is on no list is not counted.
 */
export async function checkAtGate(gate: Gate, text: string): Promise<Checked> {
  const voucher = readVoucher(text)
  if (!voucher) return { ...nothing, outcome: 'unknown' }
  const code = voucherCode(voucher)
  const { state, person, departure } = knownOf(openStored(gate).departures, waitingOf(gate), code)
  const facts = departure
    ? {
        name: person.name || null,
        category: person.category,
        title: departure.title,
        day: gate.day,
        time: departure.time || null,
      }
    : { name: null, category: null, title: null, day: null, time: null }
  if (state === 'already') return { ...facts, outcome: 'already', at: person.at || null, by: null }
  const { userId, agencyId } = gate
  const one = { key: crypto.randomUUID(), code, at: new Date().toISOString(), userId, agencyId }
  const isListed = state === 'expected'
  if (isListed) addWaiting(one)
  const sent = isConnected() ? await sendCheckIn(gate.of, one) : 'unsent'
  if (sent === 'unsent' || (typeof sent === 'object' && 'failed' in sent))
    return { ...facts, outcome: isListed ? 'waits' : 'not-listed', at: isListed ? one.at : null, by: null }
  if (sent === 'signed-out')
    return { ...facts, outcome: isListed ? 'waits' : 'signed-out', at: isListed ? one.at : null, by: null }
  removeWaiting(one.key)
  if ('refused' in sent) return { ...facts, outcome: 'not-confirmed', at: null, by: null }
  mark(gate, code, sent.answer)
  return sent.answer
}

/** What is to be told of a check-in that was made without the network: nothing, if it counted. */
function settle(gate: Gate, { key, code }: WaitingCheckIn, sent: { answer: CheckIn } | { refused: string }): void {
  const { departures } = openStored(gate)
  const { person, departure } = knownOf(departures, [], code)
  removeWaiting(key)
  if ('answer' in sent) mark(gate, code, sent.answer)
  if ('answer' in sent && sent.answer.outcome === 'arrived') return
  const name = person?.name || ('answer' in sent ? sent.answer.name : null)
  const title = [name, code, departure?.title].filter(Boolean).join(', ')
  const reason = 'answer' in sent ? reasonOf(sent.answer) : sent.refused
  change(gate, ({ refused }) => ({ refused: [...refused.filter((one) => one.key !== key), { key, code, title, reason }] }))
}

/** How often check-ins failed at the server, by key, since the page was opened. */
const failures = new Map<string, number>()

/**
 * Sends what waits, in its order. One that the server fails to count does not block those behind it: it is sent again, and set aside with its reason once
 * others were counted meanwhile. Returns whether the server answers, or the member must sign in again.
 */
export async function sendWaiting(gate: Gate): Promise<'sent' | 'unsent' | 'signed-out'> {
  const failed = new Map<string, { one: WaitingCheckIn; reason: string }>()
  const answered: string[] = []
  for (const one of waitingOf(gate)) {
    const sent = await sendCheckIn(gate.of, one)
    if (typeof sent === 'string') return sent
    if ('failed' in sent) failed.set(one.key, { one, reason: sent.failed })
    else {
      settle(gate, one, sent)
      answered.push(one.key)
    }
  }
  for (const key of afterRun(failures, { failed: [...failed.keys()], answered })) {
    const found = failed.get(key)
    if (found) settle(gate, found.one, { refused: found.reason })
  }
  return failed.size > 0 && answered.length === 0 ? 'unsent' : 'sent'
}

/** Reads the lists that the device keeps again. */
export async function rereadLists(gate: Gate): Promise<void> {
  for (const { id } of openStored(gate).departures) await keepList(gate, id)
}

/** Keeps the list of a departure on this device. Throws without an answer. */
export async function keepList(gate: Gate, id: string): Promise<void> {
  const list = await readList(gate.of, id)
  const others = (departures: readonly StoredDeparture[]) => departures.filter((one) => one.id !== id)
  change(gate, ({ departures }) => ({
    departures: list
      ? [...others(departures), list].toSorted((a, b) => `${a.time}${a.id}`.localeCompare(`${b.time}${b.id}`))
      : others(departures),
  }))
}

export const dropList = (gate: Gate, id: string): void =>
  change(gate, ({ departures }) => ({ departures: departures.filter((one) => one.id !== id) }))

export const dropRefused = (gate: Gate): void => change(gate, () => ({ refused: [] }))
