import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { guidesOf } from './guides-form.tsx'

/** Leads to the departure on which everybody now is, unless somebody is left on this one. */
async function moved(api: Api['tourDepartures'], ref: DepartureRef, { to, reason }: { to: string; reason: string }) {
  const { left } = await api.move({ ...ref, to, reason })
  if (left > 0) return { left }
  return redirect(href('/manage/departures/:tour/:option/:departure', { tour: ref.tourId, option: ref.optionId, departure: to }))
}

/** What the buttons and forms of a departure do, by their `intent`. */
export async function actOnDeparture({ tourDepartures: api, tourWaiting }: Api, ref: DepartureRef, request: Request) {
  const typed = await readForm(request)
  const { intent = '', id = '', seats = '', reason = '', to = '' } = typed
  const place = Number(typed.place)
  const acts: Record<string, () => Promise<unknown>> = {
    capacity: () => api.setCapacity({ ...ref, seats: seats.trim() === '' ? null : Number(seats) }),
    close: () => api.close({ ...ref, isClosed: true, reason }),
    reopen: () => api.close({ ...ref, isClosed: false, reason: '' }),
    overbook: () => api.overbook({ ...ref, seats: Number(seats), reason }),
    guides: () => api.setGuides({ ...ref, userIds: guidesOf(typed) }),
    wait: () => tourWaiting.add({ ...ref, name: typed.name ?? '', email: typed.email ?? '', people: Number(typed.people) }),
    unwait: () => tourWaiting.remove({ id }),
    accept: () => api.decide({ id, isAccepted: true }),
    decline: () => api.decide({ id, isAccepted: false }),
    arrived: () => api.checkIn({ code: typed.code ?? '', at: null, idempotencyKey: null }),
    'no-show': () => api.noShow({ id, place, isNoShow: true }),
    expected: () => api.noShow({ id, place, isNoShow: false }),
  }
  try {
    if (intent === 'cancel') return await api.cancel({ ...ref, reason })
    if (intent === 'move') return await moved(api, ref, { to, reason })
    await acts[intent]?.()
    return null
  } catch (error) {
    return failedForm(error, typed, { 'tour.fewer-than-sold': 'seats', 'tour.too-few-seats': 'to', 'tour.no-departure': 'to' })
  }
}
