import { configure } from '@testing-library/react';

/** What a test waits for comes when it comes: the default second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
