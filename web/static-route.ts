/** Whether a route's `handle` declares a page of plain HTML: `export const handle = { isStatic: true }`. */
export function isStaticRoute(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isStatic' in handle && handle.isStatic === true
}
