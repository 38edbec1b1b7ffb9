import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerForm, refuseForm } from '../../frame/answer-form.ts'
import type { Gateway } from '../gateway.ts'
import { Amount, read } from '../read-request.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { writeAwaiting } from './write-awaiting.ts'

const Sent = z.object({ accountNumber: z.string().trim().min(1), amount: Amount })

/** The value of the panel's form: naira, as typed. */
const Typed = z.object({
  accountNumber: z.string().trim().min(1),
  naira: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .transform((text) => Math.round(Number(text) * 100)),
})

const returned = 'The bank sent it back: the account has expired or its payment is done.'

/** A person, or a test, acts as the payer's bank: `POST /control/transfers {accountNumber, amount}` with the amount in kobo. */
export function registerIncoming(app: FastifyInstance, gateway: Gateway): void {
  gateway.deps.showInPanel?.({ region: 'transfers', title: 'Bank transfers awaited', write: () => writeAwaiting(gateway) })

  app.post('/control/transfers', async (request, reply) => {
    const { accountNumber, amount } = read(Sent, request.body)
    return reply.code(201).send(receiveTransfer(gateway, accountNumber, amount))
  })

  app.post('/panel/transfers', async (request, reply) => {
    const typed = Typed.safeParse(request.body)
    if (!typed.success) return refuseForm(reply, 'Give an account number and an amount in naira, such as 1500.00')
    const { outcome } = receiveTransfer(gateway, typed.data.accountNumber, typed.data.naira)
    return outcome === 'returned' ? refuseForm(reply, returned) : answerForm(request, reply)
  })
}
