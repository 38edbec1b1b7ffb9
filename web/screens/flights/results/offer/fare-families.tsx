import { IconMail, IconScale } from '@tabler/icons-react'
import { Form } from 'react-router'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { ActionButton } from '../../../../kit/form/action-button.tsx'
import { fareName } from '../../../../products/flight/fare-words.ts'
import { FlightCompareTick } from '../../../../products/flight/flight-compare-tick.tsx'
import { useMay } from '../../../../session.ts'
import { useResultsFrame } from '../results-frame.ts'
import { FareColumns, fareHeading } from './fare-columns.tsx'
import css from './fare-families.module.css'

/** The fares of one journey; selecting one opens its checkout, and any can be added to a trip or a quote. */
export function FareFamilies({ offers }: { offers: readonly PricedFlightOffer[] }) {
  const mayQuote = useMay('quotes:write')
  const { foundIn, isExpired, showRules, share } = useResultsFrame()
  return (
    <Form method="post" className={css.scroll}>
      <FareColumns
        offers={offers}
        actions={(offer, index) => (
          <>
            <ActionButton
              name="offerId"
              value={offer.id}
              variant={index === 0 ? 'filled' : 'default'}
              disabled={isExpired}
              fullWidth
              aria-describedby={fareHeading(offer)}
            >
              Select
            </ActionButton>
            <ActionButton
              name="toTrip"
              className={css.second}
              value={offer.id}
              variant="default"
              disabled={isExpired}
              fullWidth
              aria-describedby={fareHeading(offer)}
            >
              Add to trip
            </ActionButton>
            {mayQuote && (
              <ActionButton
                name="toQuote"
                value={offer.id}
                variant="default"
                disabled={isExpired}
                fullWidth
                aria-describedby={fareHeading(offer)}
              >
                Add to quote
              </ActionButton>
            )}
            <div className={css.tools}>
              <button type="button" className={`text-button ${css.tool}`} onClick={() => showRules(offer)}>
                <IconScale size={16} stroke={1.5} aria-hidden="true" /> Fare rules
              </button>
              <button type="button" className={`text-button ${css.tool}`} disabled={isExpired} onClick={() => share(offer)}>
                <IconMail size={16} stroke={1.5} aria-hidden="true" /> Send
              </button>
              <FlightCompareTick offer={offer} foundIn={foundIn} of={fareName(offer)} />
            </div>
          </>
        )}
      />
    </Form>
  )
}
