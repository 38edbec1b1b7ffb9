import type { DepositView } from '#contract/deposits/deposit-view.ts'
import { atLeast, checkOf } from '../../../kit/form/check-of.ts'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { Money } from '../../../kit/money.tsx'
import { PartForm } from './part-form.tsx'

const check = checkOf({ reason: atLeast(1, 'Write the reason.') })

/** Why a deposit is returned, and where the money goes. */
export const ReturnForm = ({ deposit, onDone }: { deposit: DepositView; onDone: () => void }) => (
  <PartForm intent="return-deposit" save="Return" labels={{ reason: 'Reason' }} check={check} rev={null} onDone={onDone}>
    {(field) => (
      <>
        <input type="hidden" name="depositId" value={deposit.id} />
        <p>
          <Money {...deposit.amount} exact />{' '}
          {deposit.method === 'card'
            ? 'and the fee go back to the card.'
            : 'and the fee go to the wallet: a bank transfer cannot be returned, so you send the money to the customer.'}
        </p>
        <Textarea label="Reason" rows={3} maxLength={500} {...field('reason')} />
      </>
    )}
  </PartForm>
)
