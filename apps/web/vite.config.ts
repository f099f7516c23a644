import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from '../../package.json' with { type: 'json' };
import { directImports } from './build/direct-imports.ts';
import { fileGroups } from './build/file-groups.ts';
import { inlineClasses } from './build/inline-classes.ts';
import { leanRouter } from './build/lean-router.ts';
import { lightRoutes } from './build/light-routes.ts';
import { pdfReader } from './build/pdf-files.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    lightRoutes(),
    directImports(),
    inlineClasses(),
    leanRouter(),
    pdfReader({ isServer: isSsrBuild === true }),
  ],
  define: {
    'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(product.version),
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  // A page's styles stand in it, of which a sixth would be names: built, they say nothing; in development they do.
  ...(command === 'build' && { css: { modules: { generateScopedName: '[hash:base64:6]' } } }),
  // Built, the pages' server bundle holds all but Node's own modules: it starts faster and looks nothing up.
  ssr: { noExternal: command === 'build' ? true : [/^@mitoyen\//] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        // its text is in the server's memory
        minify: true,
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The content security policy allows no data: scripts, and small files are cheap over one connection.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { codeSplitting: { groups: fileGroups() } },
        },
      },
}));
