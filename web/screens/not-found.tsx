import { data } from 'react-router'

export { default, handle, loader, meta } from './site/page.tsx'

/** A POST to an unknown address is refused in the same way. */
export function action() {
  return data(null, { status: 404 })
}
