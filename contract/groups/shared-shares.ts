import { z } from 'zod'
import { SiteSettings } from '#domain/site/settings.ts'
import { Words } from '#domain/words.ts'
import { PaidByLink, PaymentByLink } from '../deposits/by-link.ts'
import { endpoint, spending, spent } from '../endpoint.ts'
import { PaymentSoFar } from '../payments.ts'
import { SharedShare } from './group-shapes.ts'

const tags = ['Storefront']
const ByToken = z.object({ token: Words.max(80) })
const refusals = ['shop.closed', 'share.link-invalid'] as const

/** A share by the secret of its link: this one and nothing else. */
export const sharedShares = {
  read: endpoint('public', 'Read a share of a group', refusals)
    .route({ method: 'GET', path: '/shop/shares/{token}', tags })
    .input(ByToken)
    .output(z.object({ share: SharedShare, settings: SiteSettings })),
  pay: spending('public', 'Pay a share of a group', [
    ...refusals,
    ...spent,
    'deposit.not-asked',
    'checkout.price-changed',
    'payment.gateway-failed',
  ])
    .route({
      method: 'POST',
      path: '/shop/shares/{token}/pay',
      tags,
      description:
        'With the agreement to the rule for shares that are not paid. `total` includes the fee of the method. `redirectUrl` is the page of the gateway; null for a bank transfer, whose account the share shows.',
    })
    .input(ByToken.extend({ agrees: z.literal(true, 'Agree to the rule of the group.'), ...PaymentByLink.shape }))
    .output(PaidByLink),
  confirmPayment: endpoint('public', 'Check a payment of a share', [...refusals, 'payment.gateway-failed'])
    .route({ method: 'POST', path: '/shop/shares/{token}/confirm-payment', tags })
    .input(ByToken)
    .output(z.object({ status: PaymentSoFar.shape.status.nullable() })),
}
