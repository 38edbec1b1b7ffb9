import { apiContext } from '../../../context.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { useMay, useSession } from '../../../session.ts'
import type { Route } from './+types/link'
import { actOnAddress } from './data.ts'
import { AddressDomain } from './domain.tsx'
import { AddressQr } from './qr.tsx'
import { AddressShare } from './share.tsx'
import { SearchWidget } from './widget.tsx'
import { bestAddress } from './words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Address' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).address.get()

export const action = ({ request, context }: Route.ActionArgs) => actOnAddress(context.get(apiContext), request)

export default function AddressScreen({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  const mayChange = useMay('site:address')
  const address = bestAddress(loaderData)
  return (
    <SettingsPage
      title="Address"
      context="Where travellers find your storefront."
      width="text"
      sections={[
        {
          title: 'Your storefront',
          help: 'Send it to customers, put it on your cards and into your profiles.',
          content: <AddressShare address={address} name={name} />,
        },
        { title: 'QR code', content: <AddressQr address={address} name={name} /> },
        {
          title: 'Search form on other websites',
          help: 'Paste this line where the form should stand, in any website: it has your colours and what you sell.',
          content: <SearchWidget address={address} />,
        },
      ]}
    >
      <AddressDomain domain={loaderData.domain} mayChange={mayChange} />
    </SettingsPage>
  )
}
