import { periodWords } from '#domain/policies/changes/change-rules.ts'
import type { Ctx } from '#server/ctx.ts'
import type { PolicyFacts } from '#server/documents/order-facts.ts'
import { framed } from '#server/documents/pdf-frame.ts'
import { printPdf } from '#server/documents/pdf-printer.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { DocumentRecord, ProductDocuments } from '#server/modules/products/product-documents.ts'
import type { ProductMails } from '#server/modules/products/product-mails.ts'
import { insurer } from './insurer.ts'

type Sold = OrderOf<'protection'>

/** In the shape of the policy's mail templates, which are a table of all products. */
function factsOf(ctx: Ctx, { order, people, facts }: DocumentRecord<Sold>): PolicyFacts {
  const { name, from, to, bags, limit } = order.itinerary
  const owners = people.map(({ givenName, familyName }) => `${givenName} ${familyName}`)
  return {
    ...facts,
    policy: name,
    insurer: insurer.title,
    insurerNote: `${name} is sold by ${insurer.title}.`,
    period: periodWords({ from, to }),
    destination: 'Everywhere',
    policyholder: owners.join(', '),
    insured: owners,
    cover: [`Lost bags, ${bags} at most: up to ${ctx.numbers.money(limit)} each`],
    exclusions: [],
    coolingOff: 'Cancelled before the first day, everything is returned.',
  }
}

export const bagDocuments: ProductDocuments<Sold> = {
  kinds: { Issued: { kind: 'certificate', title: 'Certificate', hasCalendar: false } },
  pdf: (ctx, record) => {
    const { policyholder, period, cover, ...facts } = factsOf(ctx, record)
    return printPdf(
      framed(facts, { title: 'Certificate', referenceLabel: 'Policy number', party: insurer.title }, [
        policyholder,
        period,
        ...cover,
      ]),
    )
  },
}

export const bagMails: ProductMails<Sold> = {
  documents: (ctx, record) => ({ template: 'policy-confirmed', data: factsOf(ctx, record) }),
  cancelled: (ctx, record, returned) => ({
    template: 'policy-cancelled',
    data: { facts: factsOf(ctx, record), ...returned },
  }),
}
