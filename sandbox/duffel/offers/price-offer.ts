import { z } from 'zod'
import { servicesFor } from '../../inventory/services-for.ts'
import { intendedMethod, splitCharge } from '../credits/split-charge.ts'
import type { Call } from '../http/add-route.ts'
import { parseData } from '../http/parse-input.ts'
import { toAmount, toMinor } from '../money.ts'
import { chooseServices } from '../orders/choose-services.ts'
import { chosenService } from '../orders/order-input.ts'
import { loadOffer } from './load-offer.ts'
import { presentOffer } from './present-offer.ts'

const priceInput = z.object({
  intended_payment_methods: z.array(intendedMethod).nullish(),
  intended_services: z.array(chosenService).nullish(),
})

/** Prices an offer with the intended services and payment method: the total is the price of the order. */
export function priceOffer(call: Call) {
  // A pricing without any intention is allowed, and then has no body at all.
  const input = call.body === undefined ? {} : parseData(priceInput, call.body)
  const { offer } = loadOffer(call, call.param('id'), 'price')
  const chosen = chooseServices(call.records, offer, input.intended_services ?? [])
  const total = toAmount(toMinor(offer.total_amount) + chosen.minor)
  const base = toAmount(toMinor(offer.base_amount) + chosen.minor)
  return {
    data: {
      ...presentOffer(offer, servicesFor(offer)),
      base_amount: base,
      total_amount: total,
      intended_services: chosen.services.map(({ id, quantity, total_amount, total_currency }) => ({
        id,
        quantity,
        total_amount,
        total_currency,
      })),
      intended_payment_methods: splitCharge(call, input.intended_payment_methods ?? [], { ...offer, total_amount: total }),
    },
  }
}
