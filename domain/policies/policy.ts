import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'

/** What a policy pays for, by kind, with the label of its row in tables. */
export const benefitKinds = {
  medical: 'Medical costs',
  evacuation: 'Evacuation and return home',
  cancellation: 'Cancellation',
  curtailment: 'Early return',
  baggage: 'Baggage',
  delay: 'Delay',
  'missed-departure': 'Missed departure',
  'flight-compensation': 'Flight compensation',
  accident: 'Accident',
  liability: 'Liability',
  other: 'Other cover',
} as const
export type BenefitKind = keyof typeof benefitKinds
export const benefitNames = Object.keys(benefitKinds) as [BenefitKind, ...BenefitKind[]]

/** Whether a policy can be given up after the cooling-off period, and for which reasons it pays a cancelled trip. */
export const flexibilities = {
  fixed: 'Not cancellable after cooling off',
  flexible: 'Cancellable until the start',
  'any-reason': 'Pays for any reason to cancel',
} as const
export type Flexibility = keyof typeof flexibilities
export const flexibilityNames = Object.keys(flexibilities) as [Flexibility, ...Flexibility[]]

/** One benefit: what is paid at most and what the insured bears, for each person. */
export const Benefit = z.object({
  kind: z.enum(benefitNames),
  title: z.string(),
  /** Null without a limit. */
  limit: MoneyShape.nullable(),
  /** Null without an excess. */
  excess: MoneyShape.nullable(),
  note: z.string().nullable(),
})
export type Benefit = z.infer<typeof Benefit>

/** The terms of a policy in words and figures. */
export const PolicyTerms = z.object({
  name: z.string(),
  /** The underwriter, which customers must be told. */
  insurer: z.string(),
  /** The insurer's statement about itself. */
  insurerNote: z.string(),
  summary: z.string(),
  benefits: z.array(Benefit),
  exclusions: z.array(z.string()),
  flexibility: z.enum(flexibilityNames),
  coolingOffDays: z.int().min(0),
  /** What cancelling between the cooling-off period and the start costs, in hundredths of a percent of the premium; null if nothing is returned. */
  latePenalty: z.int().min(0).nullable(),
})
export type PolicyTerms = z.infer<typeof PolicyTerms>

/** Whether it covers costs of this kind. */
export const covers = ({ benefits }: Pick<PolicyTerms, 'benefits'>, kind: BenefitKind): boolean =>
  benefits.some((one) => one.kind === kind)

/** The benefit of a kind; null without one. */
export const benefitOf = ({ benefits }: Pick<PolicyTerms, 'benefits'>, kind: BenefitKind): Benefit | null =>
  benefits.find((one) => one.kind === kind) ?? null

/** The terms of a policy that is not offered: none. */
export const unpricedTerms: PolicyTerms = {
  name: '',
  insurer: '',
  insurerNote: '',
  summary: '',
  benefits: [],
  exclusions: [],
  flexibility: 'fixed',
  coolingOffDays: 0,
  latePenalty: null,
}
