import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { Done, Id } from '../shapes.ts'

const tags = ['Deposits']
const ById = z.object({ id: Id })

/** Money that customers paid in advance. */
export const deposits = {
  use: endpoint('orders:write', 'Use a deposit for the booking', ['deposit.not-held'])
    .route({
      method: 'POST',
      path: '/deposits/{id}/use',
      tags,
      description: 'Moves it to the wallet, from which the booking is paid.',
    })
    .input(ById)
    .output(Done),
  return: confirmed('orders:write', 'Return a deposit to its customer', ['deposit.not-held', 'approval.waiting'])
    .route({
      method: 'POST',
      path: '/deposits/{id}/return',
      tags,
      description:
        'A card gets it back at the gateway, with the fee. A bank transfer goes to the wallet, from which the agency sends it back. Above the limit of the role a colleague approves it.',
    })
    .input(ById.extend({ reason: Words.trim().min(1, 'Write the reason.').max(500) }))
    .output(Done),
}
