import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'app.js',
  ssr: true,
  // What a page reads ahead is there with its code: a file of its own would be fetched in between.
  splitRouteModules: false,
} satisfies Config
