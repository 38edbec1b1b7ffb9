import { z } from 'zod'
import { products } from '../products.ts'
import { Words } from '../words.ts'
import { DepositAsk } from './deposit-ask.ts'

/** The largest amount of a line, in minor units. */
const MOST = 1_000_000_000_000
export const quoteLimits = { options: 6, parts: 40, travellers: 18, title: 160, text: 4_000 }

/** A person of the quote. Links of a traveller are made from the id, so that another name keeps them. */
export const QuoteTraveller = z.object({
  id: z.uuid(),
  name: Words.trim().min(1, 'Write the name.').max(120, 'At most 120 characters.'),
  /** Travellers with the same text have an itinerary together, such as a family; empty for none. */
  group: Words.trim().max(60, 'At most 60 characters.'),
})
export type QuoteTraveller = z.infer<typeof QuoteTraveller>

/** The ids of the travellers a part is for; empty for all, those who are added later too. */
const PartTravellers = z.array(z.uuid()).max(quoteLimits.travellers)

const Amount = z.int().min(0).max(MOST)
const Day = z.iso.date()
const Title = Words.trim().min(1, 'Write a title.').max(quoteLimits.title, `At most ${quoteLimits.title} characters.`)
const Text = Words.trim().max(quoteLimits.text, 'At most 4,000 characters.')

/** What members write of an item. */
export const QuoteItemWords = z.object({
  title: Title,
  /** What it includes, a fact a line. */
  details: Text,
  from: Day.nullable(),
  to: Day.nullable(),
  /** The customer may leave it out; the others are part of the option. */
  isOptional: z.boolean(),
  /** For whom it is in words, of quotes from before travellers were chosen; shown, with no effect on itineraries. */
  forWhom: Words.trim().max(200, 'At most 200 characters.'),
  travellers: PartTravellers.default([]),
  /** The last day on which its supplier sells it at this price; null if unknown. */
  deadline: Day.nullable(),
})
export type QuoteItemWords = z.infer<typeof QuoteItemWords>

/** The amounts of an item in minor units of the quote's currency: their sum is its price. */
export const QuoteAmounts = z.object({
  /** What the supplier is paid. */
  cost: Amount,
  markup: Amount,
  /** The agency's fee. */
  fee: Amount,
})
export type QuoteAmounts = z.infer<typeof QuoteAmounts>

/** `rev` increases with each change of a part: a change that is based on an older one is refused. */
const Part = { id: z.uuid(), rev: z.int().min(0) }

export const QuoteItem = z.object({
  kind: z.literal('item'),
  ...Part,
  ...QuoteItemWords.shape,
  ...QuoteAmounts.shape,
  /** Its stored choice at a supplier, and the product; null for a typed item. */
  choiceId: z.uuid().nullable(),
  product: z.enum(products).nullable(),
  /** Our address of its picture. */
  photo: z.string().nullable(),
})
export type QuoteItem = z.infer<typeof QuoteItem>

/** A text between items. */
export const QuoteText = z.object({
  kind: z.literal('text'),
  ...Part,
  title: Words.trim().max(quoteLimits.title),
  text: Text,
  travellers: PartTravellers.default([]),
})
export type QuoteText = z.infer<typeof QuoteText>

export const QuotePart = z.discriminatedUnion('kind', [QuoteItem, QuoteText])
export type QuotePart = z.infer<typeof QuotePart>

export const QuoteOption = z.object({ ...Part, title: Title, parts: z.array(QuotePart) })
export type QuoteOption = z.infer<typeof QuoteOption>

/** The words of the cover. */
export const QuoteCoverWords = z.object({
  title: Title,
  /** What the customer reads first. */
  intro: Text,
  /** Conditions that are accepted with it. */
  terms: Text,
  /** The last day on which it can be accepted, in the agency's zone; null: chosen when it is sent. */
  validUntil: Day.nullable(),
  /** What is asked in advance once it is accepted; null: nothing. Quotes of before have none. */
  deposit: DepositAsk.nullable().default(null),
})
export type QuoteCoverWords = z.infer<typeof QuoteCoverWords>

/** Who travels, and whether each sees a share of the prices in an itinerary of their own. */
export const QuoteTravellers = z.object({
  travellers: z.array(QuoteTraveller).max(quoteLimits.travellers, 'At most 18 travellers.'),
  showsShares: z.boolean(),
})
export type QuoteTravellers = z.infer<typeof QuoteTravellers>

export const QuoteContent = z.object({
  currency: z.string(),
  cover: QuoteCoverWords.extend({ ...QuoteTravellers.shape, rev: z.int().min(0) }),
  options: z.array(QuoteOption),
})
export type QuoteContent = z.infer<typeof QuoteContent>

export const itemsOf = ({ parts }: Pick<QuoteOption, 'parts'>): QuoteItem[] =>
  parts.filter((part): part is QuoteItem => part.kind === 'item')

export const allItems = ({ options }: Pick<QuoteContent, 'options'>): QuoteItem[] => options.flatMap(itemsOf)
