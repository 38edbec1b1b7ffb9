import { data } from 'react-router'
import { RouteError } from '../../kit/route-error.tsx'
import { SettingsFrame } from '../../kit/settings-page.tsx'

const nothing = () => data(null, { status: 404 })

export function loader() {
  throw nothing()
}

/** A POST to an unknown address is refused in the same way. */
export function action() {
  throw nothing()
}

export default function UnknownSettings() {
  return null
}

/** An unknown address below /settings: not found, beside the links to the settings pages. */
export function ErrorBoundary() {
  return (
    <SettingsFrame>
      <RouteError />
    </SettingsFrame>
  )
}
