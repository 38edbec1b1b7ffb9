import type { ComponentProps } from 'react'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { ContactSection } from '../../../products/checkout/contact-section.tsx'
import { TravellerCard } from './traveller-card.tsx'

type Props = Omit<ComponentProps<typeof TravellerCard>, 'index' | 'label' | 'passenger'> &
  Pick<ComponentProps<typeof ContactSection>, 'dialing' | 'help'> & {
    passengers: readonly OfferPassenger[]
    /** The label of each, as `travellerLabels` writes them. */
    labels: readonly string[]
  }

/** The fields of all travellers, and of their contact. `help`: what is sent there. */
export const TravellerCards = ({ passengers, labels, dialing, help, ...card }: Props) => (
  <>
    {passengers.map((passenger, index) => (
      <TravellerCard key={passenger.id} index={index} label={labels[index] ?? ''} passenger={passenger} {...card} />
    ))}
    <ContactSection field={card.field} start={card.start} dialing={dialing} help={help} />
  </>
)
