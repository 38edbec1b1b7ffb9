import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

export interface BuiltRoute {
  /** In the specification's format: `/order/flight/{id}`. */
  path: string
  file: string
  /** The files of the layouts around it. */
  layouts: string[]
}

function routesIn(entries: readonly RouteConfigEntry[], layouts: string[]): BuiltRoute[] {
  return entries.flatMap(({ path = '', file, children }) =>
    children ? routesIn(children, [...layouts, file]) : [{ path: `/${path.replaceAll(/:(\w+)/g, '{$1}')}`, file, layouts }],
  )
}

/** The addresses of the product's routes. */
export const builtRoutes: readonly BuiltRoute[] = routesIn(routes, [])
