import type { Engine, EngineName, Theme } from './driver.ts'
import { launchPuppeteer } from './puppeteer.ts'
import { launchWebKit } from './webkit.ts'

/**
 * Starts an engine without a window on the screen. Chromium and Firefox find `HTTP_HOST` on this machine; WebKitGTK
 * finds it through a proxy: "localhost:8080".
 */
export const launchEngine = (name: EngineName, theme: Theme, proxy?: string): Promise<Engine> =>
  name === 'webkit' ? launchWebKit(theme, proxy) : launchPuppeteer(name, theme)
