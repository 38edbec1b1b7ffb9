import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The server bundle carries everything, React in its production form included: whatever NODE_ENV the process has.
  ssr: command === 'build' ? { noExternal: true } : undefined,
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  // Found before the first page is asked for, so that development does not reload under the visitor.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      '@mantine/modals',
      '@mantine/notifications',
      '@mantine/spotlight',
      '@orpc/client',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@tabler/icons-react',
      '@tanstack/react-virtual',
      'dinero.js/bigint',
      'zod',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 1024, chunkSizeWarningLimit: 700 },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
}))
