import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { GroupRoom, groupRules } from '#domain/groups/group.ts'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { Done, Id, Money } from '../shapes.ts'
import { GroupView, Shareable } from './group-shapes.ts'

const tags = ['Groups']
const ById = z.object({ id: Id })
const Name = Words.trim().min(1, 'Write the name.').max(120)
const Rooms = z.array(GroupRoom).max(60)

/** Held orders whose travellers each pay their share. */
export const groups = {
  get: endpoint('orders:read', 'Read who pays which share of a held order')
    .route({
      method: 'GET',
      path: '/orders/{id}/group',
      tags,
      description: '`group` is null before the cost is shared; `order` is what would be shared.',
    })
    .input(ById)
    .output(z.object({ order: Shareable, group: GroupView.nullable() })),
  create: endpoint('orders:write', 'Share the cost of a held order', ['group.not-held', 'group.exists'])
    .route({
      method: 'POST',
      path: '/orders/{id}/group',
      tags,
      successStatus: 201,
      description:
        'Each share has its people of the order, and gets a mail with a link. Amounts are those of all shares or of none: without, the price is split equally by person.',
    })
    .input(
      ById.extend({
        organiser: z.object({ name: Name, email: emailAddress('Write the e-mail address of the organiser.') }),
        rule: z.enum(groupRules),
        shares: z
          .array(
            z.object({
              name: Name,
              email: emailAddress('Write the e-mail address.'),
              people: z.array(Id).min(1).max(60),
              amount: Money.nullable().default(null),
            }),
          )
          .min(1)
          .max(60),
        rooms: Rooms.default([]),
      }),
    )
    .output(Done),
  setRooms: endpoint('orders:write', 'Change the rooms of a group', ['group.changed-meanwhile'])
    .route({ method: 'PUT', path: '/orders/{id}/group/rooms', tags })
    .input(ById.extend({ rev: z.int().min(0).max(1_000_000), rooms: Rooms }))
    .output(Done),
  rooming: endpoint('orders:read', 'Export the rooming list of a group as CSV')
    .route({ method: 'GET', path: '/orders/{id}/group/rooms.csv', tags })
    .input(ById)
    .output(z.file()),
  remind: endpoint('orders:write', 'Mail the link of a share again', ['group.ended'])
    .route({ method: 'POST', path: '/orders/{id}/group/shares/{shareId}/remind', tags })
    .input(z.object({ id: Id, shareId: Id }))
    .output(Done),
  end: confirmed('orders:write', 'End a group and return its money', ['group.ended', 'approval.waiting'])
    .route({
      method: 'POST',
      path: '/orders/{id}/group/end',
      tags,
      description: 'Nothing is asked any more, and what was paid goes back. The order stays held.',
    })
    .input(ById.extend({ reason: Words.trim().min(1, 'Write the reason.').max(500) }))
    .output(Done),
}
