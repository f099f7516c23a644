import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, run, until } from '../lib/run.mjs';

/**
 * speech-dispatcher with one voice, which writes what it is to say into a file instead of saying it.
 * @returns the file, a line for each utterance, and the environment by which others find the voice.
 */
export async function startVoice(folder, env) {
  const file = join(folder, 'said.txt');
  const socket = join(folder, 'voice.sock');
  const settings = join(folder, 'voice');
  await mkdir(join(settings, 'modules'), { recursive: true });
  await mkdir(join(folder, 'voice-log'));
  await writeFile(file, '');
  await writeFile(
    join(settings, 'speechd.conf'),
    [
      'LogLevel 2',
      // it waits for Orca however long that takes to start
      'Timeout 0',
      // no sound is made
      'AudioOutputMethod "libao"',
      'DefaultLanguage "fr"',
      'DefaultPunctuationMode "none"',
      'DefaultModule paper',
      'LanguageDefaultModule "fr" "paper"',
      'AddModule "paper" "sd_generic" "paper.conf"',
    ].join('\n'),
  );
  await writeFile(
    join(settings, 'modules/paper.conf'),
    [
      // a line feed in a text would make two utterances of it
      `GenericExecuteSynth "{ printf %s \\'$DATA\\' | tr '\\\\n' ' '; echo; } >> ${file}"`,
      'GenericLanguage "fr" "fr" "utf-8"',
      'GenericLanguage "en" "en" "utf-8"',
      'GenericMaxChunkLength 10000',
      'AddVoice "fr" "male1" "paper"',
      'AddVoice "en" "male1" "paper"',
    ].join('\n'),
  );
  const options = ['-s', '-C', settings, '-L', join(folder, 'voice-log'), '-P', join(folder, 'voice.pid')];
  const child = spawn('speech-dispatcher', [...options, '-c', 'unix_socket', '-S', socket], {
    env,
    stdio: 'ignore',
  });
  atEnd(() => child.kill());
  await until(() => run('test', ['-S', socket]), 60);
  const reach = { ...env, SPEECHD_ADDRESS: `unix_socket:${socket}` };
  return { file, env: reach };
}
