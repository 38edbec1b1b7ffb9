import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { fareRulesOf, fareRulesText } from '#domain/flights/fare-rules.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { Button } from '../../kit/form/button.tsx'
import { useMoney } from '../../kit/money.tsx'
import { toast } from '../../kit/toast.ts'
import { FareRulesSections } from './fare-rules-sections.tsx'
import { fareName } from './fare-words.ts'

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.done('The rules are copied.')
  } catch {
    toast.failed('Select the text and copy it by hand.', 'The browser did not let it be copied')
  }
}

/** A dialog with the rules of a fare. */
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
      <FareRulesSections
        rules={rules}
        place={offer.departure}
        lines={lines}
        tools={
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => copy(lines.join('\n'))}
          >
            Copy
          </Button>
        }
      />
    </Modal>
  )
}
