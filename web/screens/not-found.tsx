import { data } from 'react-router'

export { default, handle, loader, meta } from './site/page.tsx'

/** Writing to an address that does not exist is refused the same way. */
export function action() {
  return data(null, { status: 404 })
}
