import type { CheckIn } from '#contract/tour-running/tour-departures.ts'
import { timeAt } from '#domain/dates.ts'

export const gateTitles = {
  arrived: 'Welcome',
  waits: 'Welcome',
  already: 'Already checked in',
  'not-confirmed': 'Not valid',
  'other-departure': 'Another departure',
  'not-listed': 'Not on a list of this device',
  'signed-out': 'You are signed out',
  unknown: 'Unknown code',
} as const

export const gateTones = {
  arrived: 'info',
  waits: 'info',
  already: 'warn',
  'not-confirmed': 'bad',
  'other-departure': 'warn',
  'not-listed': 'bad',
  'signed-out': 'bad',
  unknown: 'bad',
} as const

export const gateHelp = {
  arrived: 'The voucher is counted.',
  waits: 'The voucher is counted on this device, and is sent when the network is back.',
  already: 'This voucher was counted before. Nobody else may enter with it.',
  'not-confirmed': 'The booking of this voucher is not confirmed, or it was cancelled.',
  'other-departure': 'This voucher is of a departure that somebody else guides. It is not counted.',
  'not-listed': 'There is no network, and no list on this device has this voucher. It is not counted.',
  'signed-out': 'The voucher is not counted. Sign in again.',
  unknown: 'No booking has this code. Check what was typed.',
} as const

/** Why a check-in that was made without the network did not count. */
export function reasonOf({ outcome, at, by }: CheckIn): string {
  if (outcome !== 'already') return gateHelp[outcome]
  const when = at ? ` at ${timeAt(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone)}` : ''
  return `It was checked in before${by ? ` by ${by}` : ''}${when}. Two people came with one voucher.`
}

const checkIns = (count: number) => (count === 1 ? '1 check-in' : `${count} check-ins`)

/** The state of the gate in words. */
export function stateWords({ isOnline, isSignedOut, waiting }: { isOnline: boolean; isSignedOut: boolean; waiting: number }) {
  if (isSignedOut) return `Signed out. ${checkIns(waiting)} on this device: sign in again to send them.`
  if (!isOnline) return waiting > 0 ? `Offline. ${checkIns(waiting)} waiting on this device.` : 'Offline. Check-in goes on.'
  return waiting > 0 ? `Online. ${checkIns(waiting)} waiting to be sent.` : 'Online. All check-ins are sent.'
}
