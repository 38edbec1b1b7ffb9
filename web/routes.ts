import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('screens/home.tsx'),
  layout('layouts/guest.tsx', [route('sign-in', 'screens/auth/sign-in.tsx')]),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig
