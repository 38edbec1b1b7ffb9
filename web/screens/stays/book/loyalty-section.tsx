import { TextInput } from '@mantine/core'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'

type Props = {
  offer: PricedStayOffer
  field: Fields['field']
  start: Record<string, string>
}

/** The number of the guests' programme, where the house takes one or the rate needs it. Posts `loyaltyNumber`. */
export function LoyaltySection({ offer: { property, rate }, field, start }: Props) {
  const { loyaltyProgramme } = property
  if (!loyaltyProgramme && !rate.membersOnly) return null
  const programme = loyaltyProgramme ?? 'The property’s programme'
  return (
    <DetailSection
      title={programme}
      help={
        rate.membersOnly
          ? 'Only members can book this rate; the number is asked for at check-in.'
          : 'Points are collected by this number.'
      }
    >
      <TextInput
        label={rate.membersOnly ? 'Member number' : 'Member number (optional)'}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...field('loyaltyNumber', start.loyaltyNumber)}
      />
    </DetailSection>
  )
}
