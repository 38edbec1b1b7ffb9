import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useMay, useSession } from '../../session.ts'
import type { Route } from './+types/link'
import { actOnAddress } from './address-data.ts'
import { AddressDomain } from './address-domain.tsx'
import { AddressQr } from './address-qr.tsx'
import { AddressShare } from './address-share.tsx'
import { bestAddress } from './address-words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Address' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).address.get()

export const action = ({ request, context }: Route.ActionArgs) => actOnAddress(context.get(apiContext), request)

export default function AddressScreen({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  const mayChange = useMay('site:address')
  const address = bestAddress(loaderData)
  return (
    <Page width="text">
      <PageHeader title="Address" context="Where travellers find your storefront." />
      <DetailSection title="Your storefront" help="Send it to customers, put it on your cards and into your profiles.">
        <AddressShare address={address} name={name} />
      </DetailSection>
      <DetailSection title="QR code">
        <AddressQr address={address} name={name} />
      </DetailSection>
      <AddressDomain domain={loaderData.domain} mayChange={mayChange} />
    </Page>
  )
}
