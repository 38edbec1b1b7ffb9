import { Button, Modal } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { fareRulesOf, fareRulesText } from '#domain/flights/fare-rules.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { useMoney } from '../../kit/money.tsx'
import { toast } from '../../kit/toast.ts'
import css from './fare-rules.module.css'
import { BaggageTable, TicketRules, WayRulesTable } from './fare-rules.tsx'
import { fareName } from './fare-words.ts'

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.done('The rules are copied.')
  } catch {
    toast.failed('Select the text and copy it by hand.', 'The browser did not let it be copied')
  }
}

/** Everything the airline tells about a fare: as tables, and as a text to read out or send. */
export function FareRulesDialog({ offer, onClose }: { offer: PricedFlightOffer; onClose: () => void }) {
  const format = useMoney()
  const rules = fareRulesOf(offer)
  const lines = fareRulesText(rules, format)
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Fare rules: ${fareName(offer)}, ${offer.ownerName}`}
      size={720}
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      <section className={css.section}>
        <h3 className={css.title}>The ticket</h3>
        <TicketRules rules={rules} place={offer.departure} />
      </section>
      <section className={css.section}>
        <h3 className={css.title}>{rules.ways.length > 1 ? 'Each way' : 'The fare'}</h3>
        <WayRulesTable rules={rules} />
      </section>
      <section className={css.section}>
        <h3 className={css.title}>Bags</h3>
        <BaggageTable travellers={rules.travellers} />
      </section>
      <section className={css.section}>
        <div className={css.head}>
          <h3 className={css.title}>In words</h3>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => copy(lines.join('\n'))}
          >
            Copy
          </Button>
        </div>
        <div className={css.text}>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {rules.loyaltyAirlines.length > 0 && (
            <p>Frequent-flyer numbers of {rules.loyaltyAirlines.join(', ')} can be given when booking.</p>
          )}
          {rules.conditionsUrl ? (
            <p>
              <a href={rules.conditionsUrl} target="_blank" rel="noreferrer">
                Conditions of carriage of {rules.ownerName} <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
                <span className="visually-hidden">(opens in a new tab)</span>
              </a>
            </p>
          ) : (
            <p>{rules.ownerName} does not tell where its conditions of carriage stand.</p>
          )}
        </div>
      </section>
    </Modal>
  )
}
