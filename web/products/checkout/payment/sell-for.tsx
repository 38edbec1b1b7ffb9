import { href, useFetcher } from 'react-router'
import type { SoldFor } from '#contract/base/checkout-base.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'

type Props = { checkout: { id: string; soldFor: SoldFor | null } }

/** For whom a delegate sells; it is saved as soon as it is chosen. */
export function SellFor({ checkout: { id, soldFor } }: Props) {
  const fetcher = useFetcher()
  if (!soldFor) return null
  const name = soldFor.choices.find((one) => one.id === soldFor.member)?.name
  return (
    <DetailSection title="For whom do you sell?">
      <fetcher.Form method="post" action={href('/order/seller/:id', { id })}>
        <FormError outcome={fetcher.data} />
        <NativeSelect
          label="Sell for"
          name="member"
          description={name ? `The order will be ${name}’s. Its history names you, too.` : 'The order will be yours.'}
          data={[{ value: '', label: 'Myself' }, ...soldFor.choices.map((one) => ({ value: one.id, label: one.name }))]}
          defaultValue={soldFor.member ?? ''}
          disabled={fetcher.state !== 'idle'}
          onChange={({ currentTarget: { form } }) => void fetcher.submit(form)}
        />
      </fetcher.Form>
    </DetailSection>
  )
}
