import type { Shareable } from '#contract/groups/group-shapes.ts'
import type { Api } from '#contract/index.ts'
import { type GroupRoom, groupRules } from '#domain/groups/group.ts'
import type { Numbers } from '#domain/numbers.ts'
import { readAmount } from '../money/read-amount.ts'

type Typed = Record<string, string>

/** The rooms of the form: people with the same room name share it; its type is that of the first of them. */
export function roomsOf(people: Shareable['people'], typed: Typed): GroupRoom[] {
  const rooms: GroupRoom[] = []
  for (const { id } of people) {
    const name = (typed[`room.${id}`] ?? '').trim()
    if (name === '') continue
    const room = rooms.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (room) room.people.push(id)
    else rooms.push({ name, type: (typed[`type.${id}`] ?? '').trim(), people: [id] })
  }
  return rooms
}

interface Around {
  order: Shareable
  numbers: Numbers
}

/** A typed amount that cannot be read: the API refuses it. */
const UNREAD = 0

/** The shares of the form: one for each person who pays, with the people they pay for. */
function sharesOf({ order: { people, total }, numbers }: Around, typed: Typed) {
  const payerOf = (id: string) => typed[`payer.${id}`] || id
  return people
    .filter(({ id }) => people.some((one) => payerOf(one.id) === id))
    .map(({ id, name }) => {
      const text = (typed[`amount.${id}`] ?? '').trim()
      const amount = readAmount(text, total.currency, numbers) ?? { amount: UNREAD, currency: total.currency }
      return {
        name,
        email: typed[`email.${id}`] ?? '',
        people: people.flatMap((one) => (payerOf(one.id) === id ? one.id : [])),
        amount: text === '' ? null : amount,
      }
    })
}

/** What each form of the page does. Returns what is said then. */
export async function runGroup(
  { groups: api, deposits }: Pick<Api, 'groups' | 'deposits'>,
  around: Around,
  typed: Typed,
): Promise<string> {
  const { orderId: id, people } = around.order
  switch (typed.intent) {
    case 'rooms':
      await api.setRooms({ id, rev: Number(typed.rev), rooms: roomsOf(people, typed) })
      return 'Rooms saved.'
    case 'remind':
      await api.remind({ id, shareId: typed.shareId ?? '' })
      return 'The link is sent again.'
    case 'use-deposit':
      await deposits.use({ id: typed.depositId ?? '' })
      return 'The share is in the wallet.'
    case 'end':
      await api.end({ id, reason: typed.reason ?? '' })
      return 'The group has ended. What was paid goes back.'
    default:
      await api.create({
        id,
        organiser: { name: typed.organiser ?? '', email: typed.organiserEmail ?? '' },
        rule: groupRules.find((rule) => rule === typed.rule) ?? 'organiser',
        shares: sharesOf(around, typed),
        rooms: roomsOf(people, typed),
      })
      return 'Everybody got a link.'
  }
}
