import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Only what the server bundle needs at run time is installed in production; the interface's packages are compiled in.
  ssr:
    command === 'build'
      ? { noExternal: [/./], external: ['react', 'react-dom', 'react-router', '@react-router/node'] }
      : undefined,
  // Found before the first page is asked for, so that development does not reload under the visitor.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/modals',
      '@mantine/notifications',
      '@mantine/spotlight',
      '@tabler/icons-react',
      'dinero.js/bigint',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 1024, chunkSizeWarningLimit: 700 },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
}))
